! Claim: max is allowed in an atomic update. Source: OpenMP 5.2 §15.8.4
program peak
  implicit none
  integer :: i, top, v(40)
  v = [(mod(17 * i, 41), i = 1, 40)]
  top = 0
  !$omp parallel do default(none) shared(v, top) !@ RACE_FREE
  do i = 1, 40
    !$omp atomic
    top = max(top, v(i))
  end do
  print *, top
end program peak
