! Claim: capture with a following write exchanges atomically. Source: OpenMP 5.2 §15.8.4
program exchange
  implicit none
  integer :: i, slot, old, s
  slot = 100
  s = 0
  !$omp parallel do private(old) reduction(+:s) !@ RACE_FREE
  do i = 1, 10
    !$omp atomic capture
    old = slot
    slot = 7
    !$omp end atomic
    if (old == 100) s = s + 1
  end do
  print *, s, slot
end program exchange
