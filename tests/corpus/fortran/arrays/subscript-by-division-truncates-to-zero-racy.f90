! Claim: integer division truncates to zero: -1 / 2 and 1 / 2 are 0. Source: Fortran 2018 §10.1.5.2; semantics.md §2
program division_truncates_to_zero
  implicit none
  integer :: i, w
  integer :: tab(-3:3)
  tab = 0
  w = 2
  !$omp parallel do !@ RACE
  do i = -3, 3
    tab(i / w) = tab(i / w) + i !@ race(tab)
  end do
  print *, tab
end program division_truncates_to_zero
