! Claim: pointers to the odd and to the even elements do not meet. Source: Fortran 2018 §10.2.2.3
program ps
  implicit none
  integer, target :: a(20)
  integer, pointer :: odd(:), even(:)
  integer :: i
  a = 1
  odd => a(1::2)
  even => a(2::2)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    odd(i) = even(i + 1) + i
  end do
  print *, sum(a)
end program ps
