! Claim: a function has another name for its last part, with other arguments. Source: Fortran 2018 §15.6.2.6
program main
  implicit none
  integer :: i, a(20)
  integer, external :: first, second
  a = 0
  !$omp parallel do !@ RACE_FREE
  do i = 1, 10
    a(first(i)) = i
    a(second(i, 10)) = i
  end do
  print *, sum(a)
end program main

integer function first(k)
  implicit none
  integer, intent(in) :: k
  integer, intent(in) :: n
  integer :: second
  first = k
  return
entry second(k, n)
  second = k + n
end function first
