! Claim: a product is a reduction. Source: OpenMP 5.2 §5.5.1
real function product_of(n, x) result(p)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  integer :: i
  p = 1.0
  !$omp parallel do reduction(*:p) !@ RACE_FREE
  do i = 1, n
    p = p * x(i)
  end do
end function product_of
