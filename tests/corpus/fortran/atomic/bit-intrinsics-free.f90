! Claim: iand, ior and ieor are allowed in atomic updates. Source: OpenMP 5.2 §15.8.4
subroutine set_bits(n, w, all_w, any_w, odd_w)
  implicit none
  integer, intent(in) :: n, w(n)
  integer, intent(inout) :: all_w, any_w, odd_w
  integer :: i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    !$omp atomic
    all_w = iand(all_w, w(i))
    !$omp atomic
    any_w = ior(any_w, w(i))
    !$omp atomic
    odd_w = ieor(odd_w, w(i))
  end do
end subroutine set_bits
