! Claim: the result variable of the function is shared in its region. Source: Fortran 2018 §15.6.2.2; OpenMP 5.2 §5.1.1
real function product_of(n, x)
  implicit none
  integer, intent(in) :: n
  real, intent(in) :: x(n)
  integer :: i
  product_of = 1.0
  !$omp parallel do !@ RACE
  do i = 1, n
    product_of = product_of * x(i) !@ race(product_of)
  end do
end function product_of
