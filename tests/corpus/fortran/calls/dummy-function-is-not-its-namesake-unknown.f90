! Claim: a dummy function is the actual argument, not the external function of its name. Source: Fortran 2018 §15.5.2.9, §19.5.1.4
program main
  implicit none
  integer, external :: counted
  integer :: i
  i = 1
  call drive(counted, i)
end program main

subroutine drive(plain, i)
  implicit none
  integer :: plain
  integer :: i, k
  !$omp parallel private(k) !@ UNKNOWN
  k = plain(i)
  !$omp end parallel
end subroutine drive

integer function counted(x)
  implicit none
  integer :: x
  x = x + 1
  counted = x
end function counted

integer function plain(x)
  implicit none
  integer :: x
  plain = x
end function plain
