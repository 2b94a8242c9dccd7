! Claim: a comment in a line of its own accepts the races of the next statement, and no others. Source: docs/decisions/0014-accepted-races.md
program acc
  implicit none
  integer :: i, seen, last, a(10)
  seen = 0
  !$omp parallel do !@ RACE
  do i = 1, 10
    a(i) = i
    ! racelens: accept race on seen: any of them will do
    seen = 1 !@ race(seen) accepted
    last = i !@ race(last)
  end do
  print *, sum(a), seen, last
end program acc
