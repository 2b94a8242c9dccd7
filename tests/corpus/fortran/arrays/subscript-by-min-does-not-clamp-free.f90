! Claim: min(i, 20) is i up to 20. Source: Fortran 2018 §16.9; semantics.md §2
program min_does_not_clamp
  implicit none
  integer :: i
  integer :: cell(1:20)
  cell = 0
  !$omp parallel do schedule(dynamic) !@ RACE_FREE
  do i = 1, 20
    cell(min(i, 20)) = cell(min(i, 20)) + i
  end do
  print *, cell
end program min_does_not_clamp
