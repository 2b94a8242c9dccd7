! Claim: what an iteration has written before the inner loop is read in it by others. Source: OpenMP 5.2 §4.4.1, code between
! associated loops may be executed once for each iteration of the collapsed loop
program between
  implicit none
  integer :: i, j, t, a(10, 10)
  !$omp parallel do collapse(2) !@ RACE
  do i = 1, 10
    t = 2 * i !@ race(t)
    do j = 1, 10
      a(j, i) = t !@ race(t)
    end do
  end do
  print *, a(1, 1)
end program between
