! Claim: a procedure pointer calls what it was associated with. Source: Fortran 2018 §10.2.2.4
module pp
  implicit none
  integer :: n = 0
contains
  subroutine count_one(k)
    integer, intent(in) :: k
    n = n + k !@ race(n)
  end subroutine count_one
end module pp

program main
  use pp
  implicit none
  procedure(count_one), pointer :: p
  integer :: i
  p => count_one
  !$omp parallel do !@ RACE
  do i = 1, 10
    call p(i)
  end do
  print *, n
end program main
