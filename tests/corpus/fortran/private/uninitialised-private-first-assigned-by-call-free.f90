! Claim: a private variable that a callee sets by intent(out) is the thread's. Source: OpenMP 5.2 §5.4.3; Fortran 2018 §8.5.10
program by_call
  implicit none
  integer :: i, h, s(16)
  !$omp parallel do private(h) !@ RACE_FREE
  do i = 1, 16
    call half(i, h)
    s(i) = h
  end do
  print *, s
contains
  pure subroutine half(n, r)
    integer, intent(in) :: n
    integer, intent(out) :: r
    r = n / 2
  end subroutine half
end program by_call
