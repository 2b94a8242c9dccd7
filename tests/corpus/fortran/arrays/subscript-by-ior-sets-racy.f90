! Claim: ior(i, 5) maps several numbers to one. Source: Fortran 2018 §16.9; semantics.md §2
program ior_sets
  implicit none
  integer :: i
  integer :: mark(0:31)
  mark = 0
  !$omp parallel do !@ RACE
  do i = 0, 31
    mark(ior(i, 5)) = mark(ior(i, 5)) + i !@ race(mark)
  end do
  print *, mark
end program ior_sets
