! Claim: iand(i, 31) keeps all bits of 0 to 31. Source: Fortran 2018 §16.9; semantics.md §2
program iand_of_all_bits
  implicit none
  integer :: i
  integer :: tab(0:31)
  tab = 0
  !$omp parallel do default(shared) !@ RACE_FREE
  do i = 0, 31
    tab(iand(i, 31)) = tab(iand(i, 31)) + i
  end do
  print *, tab
end program iand_of_all_bits
