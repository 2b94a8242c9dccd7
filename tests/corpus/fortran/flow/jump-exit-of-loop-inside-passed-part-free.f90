! Claim: exit inside what a branch leaves is that of the loop. Source: Fortran 2018 §11.1.7.4.4
program leaves
  implicit none
  integer :: i, j, a(41), b(41)
  a = 1
  b = 1
  !$omp parallel do private(j) !@ RACE_FREE
  do i = 1, 40
    do j = 1, 3
      if (b(i) == 7) goto 10
      exit
      a(1) = i
10    b(i) = 3
    end do
    b(i) = 2
  end do
  print *, a(3)
end program leaves
