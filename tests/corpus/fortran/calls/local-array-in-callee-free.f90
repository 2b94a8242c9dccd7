! Claim: a local array of the callee is new for each call. Source: OpenMP 5.2 §5.1.2
subroutine work(n, y)
  implicit none
  integer, intent(in) :: n
  integer, intent(out) :: y
  integer :: buf(4), k
  do k = 1, 4
    buf(k) = n + k
  end do
  y = sum(buf)
end subroutine work

program main
  implicit none
  integer :: i, s(9)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 9
    call work(i, s(i))
  end do
  print *, s
end program main
