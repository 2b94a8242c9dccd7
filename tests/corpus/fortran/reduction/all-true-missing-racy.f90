! Claim: a shared logical is changed by all iterations. Source: OpenMP 5.2 §5.1.1
program all_positive
  implicit none
  integer :: i, a(20)
  logical :: ok
  a = 4
  ok = .true.
  !$omp parallel do !@ RACE
  do i = 1, 20
    ok = ok .and. a(i) > 0 !@ race(ok)
  end do
  print *, ok
end program all_positive
