! Claim: with step 2 the element two places before is that of the previous iteration. Source: Fortran 2018 §11.1.7.4.1; semantics.md §10
program even_recurrence
  implicit none
  integer :: i
  real :: u(0:101)
  u = 1.0
  !$omp parallel do default(none) shared(u) !@ RACE witness T<=2
  do i = 2, 100, 2
    u(i) = 0.5 * (u(i-2) + u(i+1)) !@ race(u)
  end do
  !$omp end parallel do
  print *, u(100)
end program even_recurrence
