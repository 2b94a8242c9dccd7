! Claim: of two procedures with one binding label neither is known to be called. Source: Fortran 2018 §18.10.2, §19.2. This is bad input.
subroutine first(v, i) bind(c, name="store")
  integer, intent(inout) :: v(*)
  integer, intent(in) :: i
  v(1) = i
end subroutine first
subroutine store(v, i) bind(c) !@ message(syntax)
  integer, intent(inout) :: v(*)
  integer, intent(in) :: i
  v(i) = i
end subroutine store
program main
  implicit none
  interface
    subroutine store(v, i) bind(c)
      integer, intent(inout) :: v(*)
      integer, intent(in) :: i
    end subroutine store
  end interface
  integer :: v(20), i
  !$omp parallel do !@ UNKNOWN(unmodelled-call)
  do i = 1, 20
    call store(v, i)
  end do
  print *, v
end program main
