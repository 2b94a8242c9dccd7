! Claim: only the updated variable is atomic, what is added is read plainly. Source: OpenMP 5.2 §15.8.4; semantics.md §6
program weights
  implicit none
  integer :: i, s, w
  s = 0
  w = 1
  !$omp parallel do !@ RACE
  do i = 1, 12
    w = i !@ race(w)
    !$omp atomic
    s = s + w !@ race(w)
  end do
  print *, s
end program weights
