! Claim: a shared actual argument is written through the dummy. Source: Fortran 2018 §15.5.2.3; OpenMP 5.2 §5.1.2
program by_call
  implicit none
  integer :: i, h, s(16)
  !$omp parallel do !@ RACE
  do i = 1, 16
    call half(i, h)
    s(i) = h !@ race
  end do
  print *, s
contains
  pure subroutine half(n, r)
    integer, intent(in) :: n
    integer, intent(out) :: r
    r = n / 2 !@ race
  end subroutine half
end program by_call
