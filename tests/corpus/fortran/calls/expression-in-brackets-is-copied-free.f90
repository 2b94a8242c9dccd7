! Claim: an actual argument in brackets is an expression, whose value the callee has a copy of. Source: Fortran 2018 §15.5.2.4 (p3)
program brackets
  implicit none
  integer :: i, start, r(7)
  start = 40
  !$omp parallel do !@ RACE_FREE
  do i = 1, 7
    call read_twice((start), r(i))
  end do
  print *, r, start
contains
  subroutine read_twice(n, s)
    integer, intent(in) :: n
    integer, intent(out) :: s
    s = n + n
  end subroutine read_twice
end program brackets
