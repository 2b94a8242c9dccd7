! Claim: components of components. Source: Fortran 2018 §9.4.2
program nested
  implicit none
  type :: vec
    integer :: c(3)
  end type vec
  type :: cell
    type(vec) :: mom
    integer :: mass
  end type cell
  type(cell) :: g(6, 7)
  integer :: i, j, k
  !$omp parallel do private(i, k) !@ RACE_FREE
  do j = 1, 7
    do i = 1, 6
      g(i, j)%mass = i
      do k = 1, 3
        g(i, j)%mom%c(k) = g(i, j)%mass * k
      end do
    end do
  end do
  print *, sum(g%mass), g(6, 7)%mom%c
end program nested
