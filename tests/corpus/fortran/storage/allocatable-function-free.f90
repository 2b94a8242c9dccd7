! Claim: a function yields an allocatable array, which is assigned. Source: Fortran 2018 §15.6.2.2, §10.2.1.3
module m
  implicit none
contains
  function made(n) result(v)
    integer, intent(in) :: n
    integer, allocatable :: v(:)
    allocate (v(n))
    v = n
  end function made
end module m
program main
  use m
  implicit none
  integer, allocatable :: w(:)
  integer :: i, s(10)
  !$omp parallel do private(w) !@ RACE_FREE
  do i = 1, 10
    s(i) = sum(made(i))
  end do
  w = made(20)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    w(i) = i
  end do
  print *, s, w(1)
end program main
