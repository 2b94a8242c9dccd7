! Claim: the cell of a particle is computed from its position; several may have the same. Source: semantics.md §10
program binning
  implicit none
  integer :: i, cell, count_in(0:9)
  integer :: pos(200)
  pos = [(mod(i * 7, 100), i = 1, 200)]
  count_in = 0
  !$omp parallel do private(cell) !@ RACE
  do i = 1, 200
    cell = mod(i * 7, 100) / 10
    count_in(cell) = count_in(cell) + 1 !@ race(count_in)
  end do
  print *, count_in, pos(1)
end program binning
