! Claim: btest gives the parity. Source: Fortran 2018 §16.9; semantics.md §2
program btest_chooses
  implicit none
  integer :: i
  integer :: acc(0:1)
  acc = 0
  !$omp parallel do schedule(dynamic) !@ RACE
  do i = 0, 20
    acc(merge(1, 0, btest(i, 0))) = acc(merge(1, 0, btest(i, 0))) + i !@ race(acc)
  end do
  print *, acc
end program btest_chooses
