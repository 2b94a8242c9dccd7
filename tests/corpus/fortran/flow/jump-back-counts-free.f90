! Claim: a loop by a branch back. Source: Fortran 2018 §11.2.2
program back
  implicit none
  integer :: i, j, a(10, 40)
  a = 1
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, 40
    j = 0
10  j = j + 1
    a(1, i) = a(1, i) + j
    if (j < 10) goto 10
  end do
  print *, a(3, 3)
end program back
