! Claim: bins of an array are fixed by a reduction of the array or by an atomic. Source: OpenMP 5.2 §5.5.5, §15.8.4
program fix_bins
  implicit none
  integer :: i, h(0:6)
  h = 0
  !$omp parallel do !@ RACE fix(h: reduction|atomic)
  do i = 1, 70
    h(mod(i, 7)) = h(mod(i, 7)) + 1 !@ race(h)
  end do
  print *, h
end program fix_bins
