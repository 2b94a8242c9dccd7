! Claim: what a branch back repeats is executed. Source: Fortran 2018 §11.2.2
program back
  implicit none
  integer :: i, j, a(41)
  a = 1
  !$omp parallel do private(j) !@ RACE
  do i = 1, 40
    j = 0
10  continue
    j = j + 1
    a(i) = a(i + 1) + j !@ race(a)
    if (j < 3) goto 10
  end do
  print *, a(3)
end program back
