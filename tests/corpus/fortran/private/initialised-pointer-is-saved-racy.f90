! Claim: a pointer with an initial value in its declaration is saved: all calls share it. Source: Fortran 2018 §8.4; OpenMP 5.2 §5.1.2
module work
  implicit none
  integer, target :: table(20) = 0
contains
  subroutine through(i)
    integer, intent(in) :: i
    integer, pointer :: p(:) => null()
    p => table !@ race(p)
    p(i) = i !@ race(p)
  end subroutine through
  subroutine own(i)
    integer, intent(in) :: i
    integer, pointer :: p(:)
    p => table
    p(i) = i
  end subroutine own
end module work
program main
  use work
  implicit none
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 20
    call through(i)
  end do
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call own(i)
  end do
  print *, table
end program main
