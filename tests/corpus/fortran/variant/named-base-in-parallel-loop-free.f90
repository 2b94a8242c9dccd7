! Claim: the variant of the procedure that the directive names is called, which is not the one that races. Source: OpenMP 5.2 §7.5
module m
contains
  subroutine f(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    !$omp declare variant(f: g) match(construct={parallel,do})
    v(1) = i
  end subroutine
  subroutine g(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    v(i) = i
  end subroutine
end module
program p
  use m
  implicit none
  integer :: i, v(100)
  !$omp parallel do !@ RACE_FREE
  do i = 1, 100
    call f(v, i)
  end do
  print *, v(1)
end program
