! Claim: without the directive the saved module variable is shared. Source: OpenMP 5.2 §5.1.2
module tls
  implicit none
  integer, save :: scratch
end module tls

program main
  use tls
  implicit none
  integer :: i, r(30)
  !$omp parallel do !@ RACE
  do i = 1, 30
    scratch = i !@ race(scratch)
    r(i) = scratch * scratch !@ race(scratch)
  end do
  print *, sum(r)
end program main
