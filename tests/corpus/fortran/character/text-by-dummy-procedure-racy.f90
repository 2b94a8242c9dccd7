! Claim: lengths reach a procedure also where it is called as an argument, without an interface. Source: Fortran 2018 §7.4.4.2, §15.5.2.9
subroutine stamp(s, k)
  character*(*) s
  integer k
  s(k:k) = 'x' !@ race(s)
end subroutine stamp
subroutine each(f, s, n)
  implicit none
  external f
  character(*) :: s
  integer :: n, i
  !$omp parallel do !@ RACE_FREE
  do i = 1, n
    call f(s(i:i), 1)
  end do
  !$omp parallel do !@ RACE
  do i = 1, n - 1
    call f(s(i:i + 1), 1 + mod(i, 2))
  end do
end subroutine each
program main
  implicit none
  external stamp
  character(len=30) :: s
  s = ' '
  call each(stamp, s, 20)
  print *, s
end program main
