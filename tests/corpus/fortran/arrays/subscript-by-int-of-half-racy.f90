! Claim: int(0.5 * i) is the same for two iterations. Source: Fortran 2018 §16.9; semantics.md §2
program int_of_half
  implicit none
  integer :: i
  integer :: mark(0:16)
  mark = 0
  !$omp parallel do default(shared) !@ RACE
  do i = 0, 15
    mark(int(0.5 * i)) = mark(int(0.5 * i)) + i !@ race(mark) possible
  end do
  print *, mark
end program int_of_half
