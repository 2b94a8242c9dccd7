! Claim: a dummy with the VALUE attribute is the callee's own copy. Source: Fortran 2018 §8.5.18
module by_value
  implicit none
contains
  subroutine countdown(n, r)
    integer, value :: n
    integer, intent(out) :: r
    r = 0
    do while (n > 0)
      n = n - 2
      r = r + 1
    end do
  end subroutine countdown
end module by_value

program main
  use by_value
  implicit none
  integer :: i, start, res(6)
  start = 9
  !$omp parallel do !@ RACE_FREE
  do i = 1, 6
    call countdown(start, res(i))
  end do
  print *, res, start
end program main
