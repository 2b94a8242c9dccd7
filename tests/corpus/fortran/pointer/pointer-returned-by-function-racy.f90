! Claim: a function returns a pointer to a module array. Source: Fortran 2018 §15.6.2.2
module store
  implicit none
  integer, target :: buf(10) = 0
contains
  function whole() result(p)
    integer, pointer :: p(:)
    p => buf
  end function whole
end module store

program main
  use store
  implicit none
  integer, pointer :: q(:)
  integer :: i
  q => whole()
  !$omp parallel do !@ RACE
  do i = 1, 9
    q(i) = buf(i + 1) + i !@ race
  end do
  print *, q(10)
end program main
