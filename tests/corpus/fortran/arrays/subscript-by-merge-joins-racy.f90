! Claim: merge gives 0 for two iterations. Source: Fortran 2018 §16.9; semantics.md §2
program merge_joins
  implicit none
  integer :: i
  integer :: cell(0:20)
  cell = 0
  !$OMP PARALLEL DO !@ RACE
  do i = 1, 20
    cell(merge(i, 0, mod(i, 7) /= 0)) = cell(merge(i, 0, mod(i, 7) /= 0)) + i !@ race(cell)
  end do
  print *, cell
end program merge_joins
