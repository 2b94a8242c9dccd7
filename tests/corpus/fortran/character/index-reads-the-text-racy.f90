! Claim: intrinsic functions read their texts. Source: Fortran 2018 §16.9.98; semantics.md §2
! Output: depends on the team size
program p
  implicit none
  character(len=20) :: buf
  integer :: i, n(10)
  buf = ' '
  !$omp parallel do !@ RACE
  do i = 1, 10
    n(i) = index(buf, 'x') !@ race(buf)
    if (i == 4) buf(1:3) = 'abc' !@ race(buf)
  end do
  print *, n
end program p
