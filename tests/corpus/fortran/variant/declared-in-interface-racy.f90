! Claim: a variant may be declared in an interface body. Source: OpenMP 5.2 §7.5
program p
  implicit none
  interface
    subroutine g(v, i)
      integer, intent(inout) :: v(*)
      integer, intent(in) :: i
    end subroutine
    subroutine f(v, i)
      import :: g
      integer, intent(inout) :: v(*)
      integer, intent(in) :: i
      !$omp declare variant(g) match(construct={parallel})
    end subroutine
  end interface
  integer :: i, v(100)
  !$omp parallel do !@ RACE
  do i = 1, 100
    call f(v, i)
  end do
  print *, v(1)
end program
subroutine f(v, i)
  integer, intent(inout) :: v(*)
  integer, intent(in) :: i
  v(i) = i
end subroutine
subroutine g(v, i)
  integer, intent(inout) :: v(*)
  integer, intent(in) :: i
  v(1) = i !@ race(v)
end subroutine
