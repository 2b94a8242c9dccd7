! Claim: a dummy argument that is an address of the device is the same memory for all threads. Source: OpenMP 5.2 §5.4.7
subroutine smooth(n, u)
  implicit none
  integer, intent(in) :: n
  real, intent(inout) :: u(n)
  integer :: i
  !$omp target parallel do is_device_ptr(u) !@ RACE
  do i = 2, n
    u(i) = 0.5 * (u(i) + u(i - 1)) !@ race(u)
  end do
end subroutine smooth
