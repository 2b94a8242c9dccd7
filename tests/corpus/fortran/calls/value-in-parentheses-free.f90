! Claim: what stands in parentheses is a value: the procedure gets a copy, which is not written back. Source: Fortran 2018 §10.1.2.2, §15.5.2.4
program main
  implicit none
  integer :: t(20), a(20), i
  t = 1
  !$omp parallel do !@ RACE_FREE
  do i = 1, 20
    call take((t), a(i))
    call take((t(1:9:2)), a(i))
  end do
  print *, a
contains
  subroutine take(x, y)
    integer :: x(5), y
    y = x(1)
  end subroutine take
end program main
