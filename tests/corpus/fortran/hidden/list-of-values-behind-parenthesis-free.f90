! Claim: a list of values behind the parentheses of write, and brackets in comments, name no objects of other images. Source: Fortran 2018 §7.8, §9.6
program p
  implicit none
  integer :: i, a(10)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10 ! a[i] is not meant
    a(i) = i
    if (i > 3) write (*, *) [1, 2], a(i)
  end do
  print *, a(1)
end program
