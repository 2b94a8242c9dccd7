! Claim: ok = ok .and. c is fixed by a reduction with .and. Source: OpenMP 5.2 §5.5.1
program fix_and
  implicit none
  integer :: i, a(50)
  logical :: ok
  a = 2
  ok = .true.
  !$omp parallel do !@ RACE fix(ok: reduction)
  do i = 1, 50
    ok = ok .and. (a(i) == 2) !@ race(ok)
  end do
  print *, ok
end program fix_and
