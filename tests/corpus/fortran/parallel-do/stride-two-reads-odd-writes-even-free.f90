! Claim: a loop of step 2 writes the even elements and reads the odd ones. Source: Fortran 2018 §11.1.7.4.1; semantics.md §10
program red_black
  implicit none
  integer :: i
  real :: u(0:101)
  u = 1.0
  !$omp parallel do default(none) shared(u) !@ RACE_FREE
  do i = 2, 100, 2
    u(i) = 0.5 * (u(i-1) + u(i+1))
  end do
  !$omp end parallel do
  print *, u(50)
end program red_black
