! Claim: the test before the critical section reads without it. Source: semantics.md §6; OpenMP 5.2 §15.2
program largest
  implicit none
  integer :: i, m, v(64)
  v = [(mod(29 * i, 64), i = 1, 64)]
  m = -1
  !$omp parallel do !@ RACE
  do i = 1, 64
    if (mod(29 * i, 64) > m) then !@ race(m) possible
      !$omp critical (update_m)
      m = max(m, v(i)) !@ race(m) possible
      !$omp end critical (update_m)
    end if
  end do
  print *, m
end program largest
