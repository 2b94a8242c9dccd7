! Claim: equivalence in a module holds for all that use it, by other names too. Source: Fortran 2018 §8.10.1, §14.2.2
module m
  implicit none
  real :: a(10), b(10)
  equivalence (a(3), b(1))
end module m

program main
  use m, only: u => a, b
  implicit none
  integer :: i
  b = 0.0
  !$omp parallel do !@ RACE
  do i = 1, 7
    u(i + 3) = i !@ race
    b(i) = -i !@ race
  end do
  print *, u(1)
end program main
