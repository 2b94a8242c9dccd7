! Claim: declarations behind one that ends within its attributes are read. Source: Fortran 2018 §6.3.2. This is bad input.
subroutine s(n, a)
  real, dimension( :: !@ message(syntax)
  integer, intent(in) :: n
  real, intent(inout) :: a(n)
  integer :: i
  !$omp parallel do !@ RACE
  do i = 2, n
    a(i) = a(i - 1) !@ race(a) possible
  end do
end subroutine s
