! Claim: a pointer leads from its declaration on to the target that this names. Source: Fortran 2018 §8.2
program main
  implicit none
  integer, target, save :: x(20) = 0
  integer, pointer :: q(:) => x
  integer :: i
  !$omp parallel do !@ RACE
  do i = 1, 19
    q(i) = x(i + 1) !@ race
  end do
  call shift()
  print *, x
contains
  subroutine shift()
    integer, pointer :: p(:) => x
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, 19
      p(i) = x(i + 1) !@ race
    end do
  end subroutine shift
end program main
