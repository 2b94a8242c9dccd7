! Claim: where in each iteration assigns the same elements. Source: Fortran 2018 §10.2.3; semantics.md §10
program clip
  implicit none
  integer :: j, line(10), v(12)
  line = 4
  !$omp parallel do !@ RACE
  do j = 1, 12
    where (line > 0) line = line - 1 !@ race(line) possible
    v(j) = j
  end do
  print *, sum(line) + v(1)
end program clip
