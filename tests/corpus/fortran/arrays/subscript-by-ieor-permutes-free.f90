! Claim: ieor(i, 5) permutes the numbers of five bits. Source: Fortran 2018 §16.9; semantics.md §2
program ieor_permutes
  implicit none
  integer :: i
  integer :: w1(0:31)
  w1 = 0
  !$omp parallel do schedule(dynamic) !@ RACE_FREE
  do i = 0, 31
    w1(ieor(i, 5)) = w1(ieor(i, 5)) + i
  end do
  print *, w1
end program ieor_permutes
