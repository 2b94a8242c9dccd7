! Claim: a call may go on at a label. Source: Fortran 2018 annex B.3.5
program alternate
  implicit none
  integer :: i, a(41)
  a = 1
  !$omp parallel do !@ RACE
  do i = 1, 40
    call test(i, *10)
    a(i) = 2 !@ race(a) possible
    cycle
10  a(i) = a(i + 1) !@ race(a) possible
  end do
  print *, a(3)
contains
  subroutine test(n, *)
    integer, intent(in) :: n
    if (mod(n, 2) == 0) return 1
  end subroutine test
end program alternate
