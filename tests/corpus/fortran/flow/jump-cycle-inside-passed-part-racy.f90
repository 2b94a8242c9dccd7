! Claim: cycle inside what a branch leaves is that of the loop. Source: Fortran 2018 §11.1.7.4.4
program cycles
  implicit none
  integer :: i, j, a(41), b(41), c(41)
  a = 1
  b = 1
  c = 1
  !$omp parallel do private(j) !@ RACE
  do i = 1, 40
    do j = 1, 3
      if (c(i) == 7) goto 10
      if (j < 3) cycle
      a(i) = a(i + 1) !@ race(a)
10    continue
    end do
    b(i) = 2
  end do
  print *, a(3)
end program cycles
