! Claim: the reset by one thread is plain. Source: OpenMP 5.2 §15.8.4; semantics.md §6
program trough
  implicit none
  integer :: i, low, v(40)
  v = [(mod(17 * i, 41), i = 1, 40)]
  low = 100
  !$omp parallel do default(none) shared(v, low) !@ RACE
  do i = 1, 40
    if (i == 1) low = 50 !@ race(low)
    !$omp atomic
    low = min(v(i), low) !@ race(low)
  end do
  print *, low
end program trough
