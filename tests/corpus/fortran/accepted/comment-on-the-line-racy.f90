! Claim: a comment of the program accepts the races of its line. Source: docs/decisions/0014-accepted-races.md
program acc
  implicit none
  integer :: i, seen, a(10)
  seen = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i) = i
    seen = 1 ! racelens: accept race on seen: any of them will do !@ race(seen) accepted
  end do
  print *, sum(a), seen
end program acc
